import { useCan } from '@console/auth';
import { memberChanges, memberSections, type MemberSectionName } from '@console/contracts/membership/member-change';
import type { Member } from '@console/contracts/membership/membership';
import { useMessages, useText } from '@console/ui/messages';
import { ActionButton } from '@console/ui/why';
import { useState } from 'react';
import { useOffice } from '../../use-office.ts';
import { messages } from './messages.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { SectionDialog } from './SectionDialog.tsx';

/** Those of an account stand on its own page. */
const names = (Object.keys(memberSections) as MemberSectionName[]).filter((name) => !memberSections[name].account);

/** Buttons for the sections of a member's data that the person may change. */
export function Sections({ member }: { readonly member: Member }) {
  const t = useMessages(messages);
  const text = useText();
  const can = useCan(memberChanges.privilege);
  const isOfOffice = useOffice();
  const [open, setOpen] = useState<MemberSectionName>();
  if (!can('update') || member.status === 'closed') return null;
  const isOf = (name: MemberSectionName) => {
    const { office, step } = memberSections[name];
    if (step && !step.from.includes(member.status)) return false;
    return isOfOffice(office);
  };
  const close = () => setOpen(undefined);
  return (
    <div role="group" aria-label={t('sections')} className="page-actions">
      {names.filter(isOf).map((name) => (
        <ActionButton key={name} onClick={() => setOpen(name)}>
          {text(memberSections[name].title)}
        </ActionButton>
      ))}
      {open === 'phone' && <PhoneDialog member={member} onClose={close} />}
      {open && open !== 'phone' && <SectionDialog key={open} name={open} member={member} onClose={close} />}
    </div>
  );
}
