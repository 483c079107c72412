import type { FoundMember } from "../../shared/members/member-search";
import type { MemberView } from "../../shared/members/member-views";

/** An approved member with 10 hours for tests, changed where a test cares. */
export function testMember(changes: Partial<MemberView> = {}): MemberView {
  return {
    id: 3,
    email: "sam@willows.example",
    firstName: "Sam",
    lastName: "Okafor",
    phone: "250-555-0101",
    address: "3 Beach Drive",
    city: "Victoria",
    province: "BC",
    postalCode: "V8R 1A1",
    emergencyContactName: "",
    emergencyContactPhone: "",
    registrationDate: "2026-01-05T18:00:00.000Z",
    approvalStatus: "approved",
    membershipStatus: "active",
    isManager: false,
    isAdmin: false,
    approvedBy: null,
    approvedDate: null,
    lastLogin: null,
    feePaidAt: null,
    trainedAt: null,
    temporaryPassword: false,
    hoursRemaining: 10,
    ...changes,
  };
}

/** A member as a search finds them, with no hours that expire soon. */
export const foundMember = (changes: Partial<FoundMember> = {}): FoundMember => ({
  ...testMember(changes),
  expiringOn: null,
  ...changes,
});
