/** SQL: whether a member teaches or administers. Owners do in any role. */
export const isStaff = (member: string): string => `(${member}.role <> 'student' or ${member}.is_owner)`;
