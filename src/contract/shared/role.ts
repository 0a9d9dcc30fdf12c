/**
 * Roles, in ascending order; each includes the rights of those before it: an auditor reads the console, an operator works its
 * queues.
 */

export const roles = ['member', 'auditor', 'operator', 'administrator'] as const
export type Role = (typeof roles)[number]
export type StaffRole = Exclude<Role, 'member'>

/** Whether `role` includes the rights of `least`. */
export function reaches(role: Role, least: Role): boolean {
  return roles.indexOf(role) >= roles.indexOf(least)
}

export function isStaffRole(who: string): who is StaffRole {
  return roles.some((role) => role === who && role !== 'member')
}
