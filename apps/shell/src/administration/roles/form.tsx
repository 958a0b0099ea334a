import { isReservedRole, type Role, type RolePermission, type roles } from '@console/contracts/shell/roles';
import { text } from '@console/contracts/core/text';
import type { InputProps, FormSectionsOf } from '@console/ui/form';
import { PermissionTree } from './PermissionTree.tsx';
import { isAdmin } from './screens.ts';

const none: readonly RolePermission[] = [];

/** Fields of a role's form. @param editorIsAdmin only admins may let a role reveal personal data */
export function formSections(role: Role | undefined, editorIsAdmin: boolean): FormSectionsOf<typeof roles> {
  const before = role?.permissions ?? none;
  const Tree = (props: InputProps) => <PermissionTree {...props} before={before} />;
  const reserved = role !== undefined && isReservedRole(role.name);
  const whole = role !== undefined && isAdmin(role);
  return [
    {
      title: text('Peran', 'Role'),
      fields: [
        {
          name: 'name',
          disabled: () => reserved,
          ...(reserved ? { help: text('Nama peran bawaan sistem tetap', 'The name of a built-in role stays') } : {}),
        },
        {
          name: 'jobName',
          help: text('Peran 6 tidak dapat digabung dengan peran lain', 'Role 6 excludes every other role'),
        },
        { name: 'description', wide: true },
        {
          name: 'secondFactor',
          help: text(
            'Wajib: pemegang peran menambahkan faktor kedua saat masuk berikutnya',
            'Required: holders add a second factor at their next sign-in',
          ),
        },
        {
          name: 'revealPersonalData',
          disabled: () => !editorIsAdmin,
          help: editorIsAdmin
            ? text('Setiap pembukaan dicatat dengan alasannya', 'Every reveal is recorded with its reason')
            : text('Hanya admin yang dapat mengubah ini', 'Only admins can change this'),
        },
      ],
    },
    {
      title: text('Hak akses', 'Permissions'),
      ...(whole
        ? {
            description: text(
              'Peran admin selalu memegang Full Access di semua modul',
              'The role admin always holds Full Access on everything',
            ),
          }
        : {}),
      fields: [{ name: 'permissions', wide: true, disabled: () => whole, input: Tree }],
    },
  ];
}
