import { cardDesigns } from '@console/contracts/cards/card-design';
import { CreatePage as Create } from '@console/ui/form';
import { useMessages } from '@console/ui/messages';
import { RecordGate } from '@console/ui/record';
import { useSearchParams } from 'react-router';
import './card-design.css';
import { copyOf, formSections, initial } from './form.ts';
import { messages } from './messages.ts';

const sections = formSections(false);

/** Creates a design, or with `?copy=` a new edition of another. It is a draft until a second person activates it. */
export default function CreatePage() {
  const t = useMessages(messages);
  const original = useSearchParams()[0].get('copy');
  if (!original) return <Create resource={cardDesigns} sections={sections} initial={initial} />;
  return (
    <RecordGate resource={cardDesigns} secureId={original}>
      {(design) => (
        <>
          <div className="panel" role="note">
            {t('copied', { name: design.name })}
          </div>
          <Create resource={cardDesigns} title={t('copy')} sections={sections} initial={copyOf(design)} />
        </>
      )}
    </RecordGate>
  );
}
