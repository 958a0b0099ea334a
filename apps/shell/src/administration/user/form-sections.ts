import { guardedAccountFields } from '@console/contracts/shell/account-rights';
import type { User, users } from '@console/contracts/shell/user';
import { text } from '@console/contracts/core/text';
import type { FormSection, FormValues } from '@console/ui/form';
import { MappingTypeInput } from './MappingTypeInput.tsx';

type Values = Partial<User> & FormValues;
const list = (value: unknown): readonly string[] => (Array.isArray(value) ? (value as string[]) : []);

/** A mapping shows the offices of its type; those left from another type stay visible until they are removed. */
const officesOf =
  (name: 'branchIds' | 'mraIds', ...types: readonly string[]) =>
  ({ [name]: value, mappingType }: FormValues) =>
    types.includes(String(mappingType)) || list(value).length > 0;

export interface FormContext {
  /** Only admins allow employees local sign-in. */
  readonly isAdmin: boolean;
  /** The user's own account: others manage its rights and email address. */
  readonly isOwn: boolean;
  /** Roles of the print vendor, which require a vendor code. */
  readonly vendorRoles: ReadonlySet<string>;
}

const managedByOthers = text(
  'Peran, pemetaan, e-mail, dan masa berlaku sendiri diubah oleh orang lain',
  'Your own roles, mapping, e-mail and validity are changed by somebody else',
);
const guarded: ReadonlySet<string> = new Set(guardedAccountFields);

/** In the user's own account, fields managed by others are read-only. */
type Section = FormSection<keyof (typeof users)['fields']>;
const readOnlyInOwn = (section: Section): Section => ({
  ...section,
  description: managedByOthers,
  fields: section.fields.map((field) => {
    const declared = typeof field === 'string' ? { name: field } : field;
    return guarded.has(declared.name) ? { ...declared, disabled: () => true } : field;
  }),
});

/** The sections of the account form: identity, roles, mapping (docs/model/shell.md#user). */
export function formSections({ isAdmin, isOwn, vendorRoles }: FormContext) {
  const identity: Section = {
    title: text('Identitas', 'Identity'),
    fields: [
      'username',
      'name',
      'email',
      { name: 'npk', help: text('Wajib untuk karyawan', 'Required for employees') },
      'phone',
      'userType',
      { name: 'validFrom' },
      {
        name: 'validTo',
        help: text('Wajib untuk eksternal, paling lama 365 hari', 'Required for externals, at most 365 days ahead'),
      },
      { name: 'localLoginAllowed', visible: ({ userType }) => isAdmin && userType === 'EMPLOYEE' },
    ],
  };
  const roles: Section = {
    title: text('Peran', 'Roles'),
    fields: [
      { name: 'roleIds', wide: true },
      {
        name: 'printVendorCode',
        demanded: true,
        visible: ({ roleIds, printVendorCode }) =>
          list(roleIds).some((id) => vendorRoles.has(id)) || Boolean(printVendorCode),
      },
    ],
  };
  const mapping: Section = {
    title: text('Pemetaan', 'Mapping'),
    fields: [
      { name: 'mappingType', input: MappingTypeInput },
      { name: 'mroId', demanded: true, visible: ({ mappingType, mroId }) => mappingType === 'MRO' || Boolean(mroId) },
      { name: 'mraIds', visible: officesOf('mraIds', 'MRA', 'MRO') },
      {
        name: 'branchIds',
        wide: true,
        visible: officesOf('branchIds', 'BRANCH', 'MRO'),
        lovParameters: ({ mappingType, mroId }: Values) =>
          (mappingType === 'MRO' && mroId ? { mroId } : {}) as Readonly<Record<string, string>>,
      },
    ],
  };
  return isOwn
    ? { identity: readOnlyInOwn(identity), roles: readOnlyInOwn(roles), mapping: readOnlyInOwn(mapping) }
    : { identity, roles, mapping };
}
