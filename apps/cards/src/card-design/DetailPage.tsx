import { useCan, useSession } from '@console/auth';
import {
  cardDesigns,
  designCalls,
  designSteps,
  sampleCard,
  type CardDesign,
} from '@console/contracts/cards/card-design';
import { text } from '@console/contracts/core/text';
import { cardDesign } from '@console/contracts/routes/modules';
import { ResourceDetail, type DetailSection } from '@console/ui/detail';
import { useMessages } from '@console/ui/messages';
import { StoredImage } from '@console/ui/upload';
import { ActionLink } from '@console/ui/why';
import { useParams } from 'react-router';
import { StepButtons } from '../documents/StepButtons.tsx';
import { CardFace } from '../shared/design/CardFace.tsx';
import './card-design.css';
import { messages } from './messages.ts';

const sections: readonly DetailSection<CardDesign>[] = [
  {
    title: text('Identitas', 'Identity'),
    fields: [
      'code',
      'name',
      'cardTypeId',
      'edition',
      'state',
      { name: 'editors', render: ({ editors }) => editors.join(', ') },
    ],
  },
  { title: text('Masa berlaku', 'Period'), fields: ['validFrom', 'validUntil', 'isDefault', 'locked', 'sortOrder'] },
];

function Actions({ record }: { readonly record: CardDesign }) {
  const can = useCan(cardDesigns.privilege);
  const t = useMessages(messages);
  return (
    <>
      {can('create') && <ActionLink to={`${cardDesign.pages.create}?copy=${record.secureId}`}>{t('copy')}</ActionLink>}
      <StepButtons resource={cardDesigns} record={record} steps={designSteps} calls={designCalls} />
    </>
  );
}

/** Both sides for the approver; the front with a sample name of 24 letters, the longest allowed. */
function Sides({ record: { frontImage, backImage, textLayout, name } }: { readonly record: CardDesign }) {
  const t = useMessages(messages);
  return (
    <section className="panel">
      <h2>{t('look')}</h2>
      <div className="design-sides">
        <figure>
          <CardFace fileId={frontImage} layout={textLayout} {...sampleCard} label={t('sample')} />
          <figcaption>{t('front')}</figcaption>
        </figure>
        <figure>
          <div className="card-face">
            <StoredImage fileId={backImage} alt={`${name}: ${t('back')}`} />
          </div>
          <figcaption>{t('back')}</figcaption>
        </figure>
      </div>
    </section>
  );
}

function Standing({ record: { state, editors } }: { readonly record: CardDesign }) {
  const t = useMessages(messages);
  const { username } = useSession();
  return state === 'draft' ? (
    <div className="panel" role="note">
      {t(username !== null && editors.includes(username) ? 'own' : 'waiting')}
    </div>
  ) : null;
}

/** One design: its sample, validity period and editors. */
export default function DetailPage() {
  const { secureId = '' } = useParams();
  return (
    <ResourceDetail
      resource={cardDesigns}
      secureId={secureId}
      sections={sections}
      actions={(record) => <Actions record={record} />}
      leads={({ state }) => state === 'draft'}
      banner={(record) => <Standing record={record} />}
    >
      {(record) => <Sides record={record} />}
    </ResourceDetail>
  );
}
