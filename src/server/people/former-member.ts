/** How people who have left stand in the books; the database lets the trail take on no other name. */
export const formerMember = { firstName: "Former", lastName: "member" };
