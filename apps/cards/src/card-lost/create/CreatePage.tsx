import { lossKinds, type LossKind } from '@console/contracts/cards/reason-for-loss';
import { useAddressValues } from '@console/ui/left-out';
import { useMessages, useText } from '@console/ui/messages';
import { Page } from '@console/ui/page';
import { useSearchParams } from 'react-router';
import { messages } from '../messages.ts';
import { MemberReport } from './MemberReport.tsx';
import { OfficeReport } from './OfficeReport.tsx';

/**
 * Creates a loss report: of a member's card, of an office's cards, or of cards in transit (docs/model/cards.md#loss).
 */
export default function CreatePage() {
  const t = useMessages(messages);
  const text = useText();
  const [, setAddress] = useSearchParams();
  const values = useAddressValues({ kind: { title: t('kind'), accepts: lossKinds.map(({ value }) => value) } });
  const kind = (values.kind ?? 'MEMBER') as LossKind;
  const choose = (chosen: LossKind) => setAddress({ kind: chosen }, { replace: true });
  return (
    <Page title={t('report')}>
      <div className="desk">
        <div className="panel">
          <fieldset className="desk-choices">
            <legend className="desk-legend">{t('kind')}</legend>
            {lossKinds.map(({ value, title }) => (
              <label key={value}>
                <input type="radio" name="kind" checked={kind === value} onChange={() => choose(value)} /> {text(title)}
              </label>
            ))}
          </fieldset>
        </div>
        {kind === 'MEMBER' ? <MemberReport /> : <OfficeReport key={kind} kind={kind} />}
      </div>
    </Page>
  );
}
