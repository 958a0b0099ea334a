// Tables of rights are written in few places, each behind the rule of rights (server/src/people/rights) or not
// reachable by users. Any other write of accounts, roles, mappings or places of the sidebar is a fault.
import { sourceFiles } from '../lib/source-files.mjs';
import { report } from '../lib/report-faults.mjs';

const tables = ['app_user', 'user_role', 'user_branch', 'user_mra', 'role', 'role_permission', 'menu', 'sub_menu'];
/** Columns of an account that decide its rights or who can sign in to it. The other columns belong to the sign-in. */
const guardedColumns = [
  'username',
  'status',
  'email',
  'user_type',
  'mapping_type',
  'mro_id',
  'print_vendor_code',
  'local_login_allowed',
  'valid_from',
  'valid_to',
  'deleted_at',
];
const guarded = new RegExp(`\\b(${guardedColumns.join('|')})\\s*[:=]`);

/** Every other file that writes these tables, with the reason why that is right. */
const writers = {
  'server/src/records/resource/write.ts': 'every create, update, status change and delete: the rule is asked first',
  'server/src/shell/user/store-mapping.ts': 'part of a change of an account, stored by write.ts',
  'server/src/shell/user/store-roles.ts': 'part of a change of an account, stored by write.ts',
  'server/src/shell/roles/permissions.ts': 'part of a change of a role, stored by write.ts',
  'server/src/shell/roles/restriction.ts': 'asks judgeHeldRoles itself',
  'server/src/orders-logs/menu-management/reorder.ts': 'the order of places gives nothing',
  'server/src/people/sign-in/registration.ts': 'a stranger asks for an account: inactive, without role and mapping',
  'server/src/shell/profile/update-account.ts': 'the own name, phone, and address after the own password',
  'server/src/shell/user/upkeep/dormant.ts': 'a job switches unused accounts off',
  'server/src/people/menu/place-page.ts': 'a release brings a page: its place is given to admins alone',
  'server/src/people/menu/add-system-page.ts': 'a step of the schema: its place is given to admins alone',
};
const isSetUp = (file) => /(seed|migration)(\.fixture)?s?\.ts$/.test(file) || /\.fixtures?\.ts$/.test(file);

const names = tables.join('|');
const built = new RegExp(
  `\\b(insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\\(\\s*['"](${names})(?: as \\w+)?['"]`,
  'g',
);
const written = new RegExp(
  `\\b(insert into|update|delete from|merge into|truncate(?: table)?)\\s+(?:only\\s+)?"?(${names})"?\\b`,
  'gi',
);
/** A table whose name is known only at run time. */
const dynamic = /\b(insert into|update|delete from)\s+\$\{sql\.(?:table|ref|id)\(([^)]*)\)/g;
const dynamicWriters = {
  'server/src/platform/jobs/leases.ts': 'tables of jobs',
  'server/src/cards/': 'tables of cards and their documents',
  'server/src/orders-logs/menu-management/status-migration.ts': 'a step of the schema',
  'server/src/records/core-feed/': 'tables of core-fed records: none holds rights',
  'server/src/products/insurance/': 'tables of insurance tariffs',
  'server/src/products/publication.ts': 'tables of what is published',
  'server/src/records/effective/': 'tables of effective-dated records: none holds rights',
  'server/src/records/photos/': 'tables of photos: none holds rights',
  'server/src/records/drafts/': 'tables of drafts: none holds rights',
  'server/src/platform/database/by-month.ts': 'parts of logs that are kept by month',
  'server/src/platform/logs/': 'logs that have a limit of age',
  'server/src/platform/protected-text/rekey.ts': 'the same values under another data key',
};

const statementAt = (text, index, end) => text.slice(index, text.indexOf(end, index) + 1 || undefined);
const isSignIn = (table, verb, statement) => table === 'app_user' && /^update/i.test(verb) && !guarded.test(statement);

let seen = 0;
const faults = [];
const used = new Set();
for (const { file, text } of sourceFiles(/^server\/src\/.*\.ts$/)) {
  if (file.endsWith('.test.ts') || isSetUp(file)) continue;
  const found = [
    ...[...text.matchAll(built)].map((match) => [match, '.execute']),
    ...[...text.matchAll(written)].map((match) => [match, '`']),
  ];
  for (const [{ 1: verb, 2: table, index }, end] of found) {
    seen += 1;
    if (file in writers) used.add(file);
    else if (!isSignIn(table, verb, statementAt(text, index, end)))
      faults.push(`${file} writes ${table}: changes of rights go through the resources and their judge`);
  }
  for (const [, , name] of text.matchAll(dynamic)) {
    seen += 1;
    if (file in writers) used.add(file);
    else if (!Object.keys(dynamicWriters).some((part) => file.startsWith(part)))
      faults.push(
        `${file} writes the table ${name}, whichever it is: say in ${'scripts/checks/rights-writes.mjs'} which`,
      );
  }
}
for (const file of Object.keys(writers)) if (!used.has(file)) faults.push(`${file} writes nothing of rights any more`);
report('rights-writes', seen, 'writes', faults);
