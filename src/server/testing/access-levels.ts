// What each access level gets: a visitor, an applicant, a member, one who is paused, a manager, an
// admin.
export const anyone = (status: number) => [status, status, status, status, status, status];
export const member = (status: number) => [401, status, status, status, status, status];
export const approved = (status: number) => [401, 403, status, status, status, status];
export const manager = (status: number) => [401, 403, 403, 403, status, status];
export const admin = (status: number) => [401, 403, 403, 403, 403, status];

// A tablet at the dock gets what a visitor gets, unless it is said here.
export const dockToo = (levels: number[], status: number) => [...levels, status];
