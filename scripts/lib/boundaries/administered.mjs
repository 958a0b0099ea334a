// Modules whose pages are over records of an area: the area holds the tables because rights, calls and files are
// decided by them, below what lists, changes and imports are made of; the module holds the pages. They may name these
// tables.

const accounts = ['app_user', 'user_role', 'user_branch', 'user_mra', 'user_session', 'sign_in_failure'];
const roles = ['role', 'role_permission'];
const menu = ['menu', 'sub_menu'];

export const administered = {
  'branches-stores/branch': ['mro', 'branch'],
  'branches-stores/regions': ['region', 'mra', 'mro', 'branch'],
  'shell/user': [...accounts, 'role', 'role_permission', ...menu, 'console_notice'],
  'shell/profile': ['app_user', 'user_session'],
  'shell/roles': [...roles, 'app_user', 'user_role', ...menu],
  'shell/menu': menu,
  'shell/app-setting-properties': ['app_setting'],
  'orders-logs/audit-trail': ['audit_entry'],
  'orders-logs/download-management': ['download_job', 'download_event'],
  'orders-logs/transaction-log': ['scheduler_log', 'error_log'],
  'orders-logs/menu-management': [...menu, ...roles, 'user_role'],
};
