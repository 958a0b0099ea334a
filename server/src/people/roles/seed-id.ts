import { seedId } from '../../platform/database/seed-id.ts';

/**
 * Id of a seeded role.
 * @example roleId('branch_admin')
 */
export const roleId = (name: string): string => seedId('roles', name);
