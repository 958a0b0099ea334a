import {
  memberChanges,
  memberSections,
  typedFor,
  type MemberSectionName,
} from '@console/contracts/membership/member-change';
import { members, type Member } from '@console/contracts/membership/membership';
import { notify } from '@console/ui/feedback';
import { FieldsDialog } from '@console/ui/fields-dialog';
import { useMessages, useText } from '@console/ui/messages';
import { useVersioned } from '@console/ui/versioned';
import { endpoints, readAgain } from './endpoints.ts';
import { messages } from './messages.ts';

interface SectionDialogProps {
  readonly name: Exclude<MemberSectionName, 'phone'>;
  readonly member: Member;
  readonly onClose: () => void;
}

/** What the member has, where the page shows it in full. */
function initialOf(name: MemberSectionName, member: Member): Readonly<Record<string, unknown>> {
  const record = member as unknown as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(memberSections[name].fields)
      .filter(([field, { personal }]) => !personal && field in record)
      .map(([field]) => [field, record[field]]),
  );
}

/** Changes one section of a member's data. */
export function SectionDialog({ name, member, onClose }: SectionDialogProps) {
  const t = useMessages(messages);
  const text = useText();
  const [send] = endpoints[name].useMutation();
  const { title, effect, approval } = memberSections[name];
  const { secureId } = member;
  const act = useVersioned({ resource: members, record: member });
  return (
    <FieldsDialog
      resource={memberChanges}
      name={`${name}:${secureId}`}
      {...typedFor(name)}
      initial={initialOf(name, member)}
      title={text(title)}
      text={text(effect)}
      action={t(approval ? 'propose' : 'save')}
      danger={name === 'block' || name === 'close'}
      send={(values) => act((version, all) => send({ parameters: { secureId }, body: { ...all, version } }), values)}
      onDone={() => {
        readAgain();
        onClose();
        notify.success(t(approval ? 'proposed' : 'applied'));
      }}
      onClose={onClose}
    />
  );
}
