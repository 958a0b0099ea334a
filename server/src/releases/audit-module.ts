/** Name of the module in the audit trail. */
export const auditModule = 'platform-remotes';
