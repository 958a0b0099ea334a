import { queryEndpoint } from '@console/api';
import { employeeCalls, type LinkedMember } from '@console/contracts/membership/membership-employee';
import { memberStatuses } from '@console/contracts/membership/national-membership';
import { formatCurrency } from '@console/ui/formats';
import { useMessages } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { OptionTag } from '@console/ui/status';
import { messages } from './messages.ts';

const linked = queryEndpoint(employeeCalls.member);

function Plafonds({ plafonds }: Pick<LinkedMember, 'plafonds'>) {
  const t = useMessages(messages);
  return (
    <table className="plain-table">
      <thead>
        <tr>
          {(['line', 'total', 'used', 'available'] as const).map((name) => (
            <th key={name} scope="col">
              {t(name)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plafonds.map(({ line, total, used, available }) => (
          <tr key={line}>
            <th scope="row">{line}</th>
            <td>{formatCurrency(total)}</td>
            <td>{formatCurrency(used)}</td>
            <td>{formatCurrency(available)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The member that an employee is, with the limits. */
export function LinkedMemberFacts({ secureId }: { readonly secureId: string }) {
  const t = useMessages(messages);
  return (
    <Part of={linked.useQuery({ parameters: { secureId } })}>
      {(member) => (
        <section className="panel" aria-label={t('member')}>
          <h2>{t('member')}</h2>
          {member ? (
            <>
              <p>
                {member.name} {member.memberNo} <OptionTag value={member.status} options={memberStatuses} />
              </p>
              <p>{t('where', { branch: member.branch, program: member.program })}</p>
              <Plafonds plafonds={member.plafonds} />
            </>
          ) : (
            <p>{t('none')}</p>
          )}
        </section>
      )}
    </Part>
  );
}
