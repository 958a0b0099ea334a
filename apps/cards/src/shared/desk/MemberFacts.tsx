import { useMessages } from '@console/ui/messages';
import { Facts } from '../Facts.tsx';
import { messages } from './messages.ts';

interface MemberFactsProps {
  readonly member: {
    readonly memberNo: string;
    readonly name: string;
    readonly nik: string;
    readonly phone: string;
    readonly branch: string;
  };
}

/** The member at the counter. */
export function MemberFacts({ member }: MemberFactsProps) {
  const t = useMessages(messages);
  return (
    <section className="panel" aria-label={t('member')}>
      <h2>{member.name}</h2>
      <Facts facts={(['memberNo', 'nik', 'phone', 'branch'] as const).map((name) => [t(name), member[name]])} />
    </section>
  );
}
