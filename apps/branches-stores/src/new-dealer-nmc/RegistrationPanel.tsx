import { queryEndpoint, resourceApi } from '@console/api';
import { useCan } from '@console/auth';
import { dealersNmc } from '@console/contracts/branches-stores/dealer-nmc';
import { dealerRegistrations, type DealerRegistration } from '@console/contracts/branches-stores/new-dealer-nmc';
import { callsOf, type Resource } from '@console/contracts/core/resource';
import { text } from '@console/contracts/core/text';
import { FactList } from '@console/ui/detail';
import { useMessages, useText } from '@console/ui/messages';
import { Part } from '@console/ui/page';
import { Lookalikes } from '../outlet/Lookalikes.tsx';
import { revealed } from '../outlet/revealed.tsx';
import { partTitles } from '../outlet/sections.ts';
import { Decisions } from './Decisions.tsx';
import { messages } from './messages.ts';

const resource = dealerRegistrations as Resource;
const lookalikes = queryEndpoint(callsOf(dealerRegistrations).lookalikes);

const sections = [
  {
    title: partTitles.identity,
    fields: [
      'registrationNo',
      'dealerCode',
      'name',
      'dealerType',
      'brands',
      'mainBrand',
      'companyId',
      revealed(resource, 'npwp'),
    ],
  },
  { title: partTitles.place, fields: ['branchId', 'city', { name: 'address', wide: true }, 'zipCode'] },
  { title: partTitles.contacts, fields: ['picName', revealed(resource, 'picPhone')] },
  {
    title: partTitles.account,
    fields: ['bankCode', revealed(resource, 'accountNo'), 'accountName', 'disbursementDays'],
  },
  {
    title: text('Keputusan', 'Decision'),
    fields: [
      'state',
      'receivedAt',
      'withdrawn',
      'dealerId',
      'decidedBy',
      'decidedAt',
      { name: 'note', wide: true },
      'syncState',
    ],
  },
] as const;

/** What looks like a registration that waits, side by side with it. */
function Alike({ registration }: { readonly registration: DealerRegistration }) {
  const t = useMessages(messages);
  const reading = lookalikes.useQuery({ parameters: { secureId: registration.secureId } });
  const { branchId } = registration.references;
  return (
    <section className="list-side-section" aria-label={t('alike')}>
      <h3>{t('alike')}</h3>
      <Part of={reading}>
        {(alike) =>
          alike.length === 0 ? (
            <p>{t('noAlike')}</p>
          ) : (
            <Lookalikes
              line="NMC"
              resource={dealersNmc as Resource}
              compared={{ ...registration, branch: branchId ? `${branchId.code} ${branchId.name}` : undefined }}
              alike={alike}
            />
          )
        }
      </Part>
    </section>
  );
}

/** A registration in full beside the list: what looks like it, and the decision. */
export function RegistrationPanel({ secureId }: { readonly secureId: string }) {
  const titled = useText();
  const can = useCan(dealerRegistrations.privilege);
  const reading = resourceApi(dealerRegistrations).useDetailQuery(secureId);
  return (
    <Part of={reading}>
      {(registration) => (
        <>
          {registration.state === 'WAITING' && can('update') && <Decisions registration={registration} />}
          {registration.state === 'WAITING' && <Alike registration={registration} />}
          {sections.map(({ title, fields }) => (
            <section key={title.id} className="list-side-section">
              <h3>{titled(title)}</h3>
              <FactList resource={resource} fields={fields as never} record={registration as never} />
            </section>
          ))}
        </>
      )}
    </Part>
  );
}
