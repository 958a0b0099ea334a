import { text } from '@console/contracts/core/text';
import { memberAccounts, type MemberAccount } from '@console/contracts/membership/member-management';
import { screens } from '@console/ui/crud';
import { Revealable } from '@console/ui/reveal';
import { ActButton } from '@console/ui/states';
import { Activity } from './Activity.tsx';

/** Acts beside the plain steps, by the states in which they are offered. */
const offered: Readonly<Record<MemberAccount['state'], readonly (keyof typeof memberAccounts.acts)[]>> = {
  PENDING_ACTIVATION: ['resend', 'take-phone'],
  ACTIVE: ['reset-pin', 'revoke-sessions', 'take-phone'],
  LOCKED: ['unlock', 'reset-pin', 'take-phone'],
  DISABLED: ['take-phone'],
};

export default screens(memberAccounts, {
  sections: [{ fields: ['memberNo', 'channels'] }],
  detailSections: [
    {
      title: text('Akun', 'Account'),
      fields: [
        {
          name: 'username',
          render: (record: MemberAccount) => <Revealable resource={memberAccounts} record={record} field="username" />,
        },
        'memberName',
        'memberNo',
        'branch',
        'channels',
      ],
    },
    {
      title: text('Masuk', 'Sign-in'),
      fields: ['pinSetAt', 'lastLoginAt', 'lastSource', 'failedAttempts', 'lockKind', 'lockedUntil'],
    },
  ],
  detail: {
    actions: (record) =>
      offered[record.state].map((name) => (
        <ActButton key={name} resource={memberAccounts} name={name} record={record} />
      )),
    children: (record) => <Activity key={record.version} account={record} />,
  },
});
