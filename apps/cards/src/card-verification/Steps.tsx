import { checkedSteps, stepDetails } from '@console/contracts/cards/card-verification';
import type { VerificationStepResult } from '@console/contracts/cards/card-verification/calls';
import { useMessages, useText } from '@console/ui/messages';
import { messages } from './messages.ts';
import { StepTag } from './screens.tsx';

/** The steps of one attempt with their scores. */
export function Steps({ steps, label }: { readonly steps: readonly VerificationStepResult[]; readonly label: string }) {
  const t = useMessages(messages);
  const text = useText();
  if (steps.length === 0) return <p className="desk-help">{t('noSteps')}</p>;
  const scoreOf = ({ score, faceMatch }: VerificationStepResult) =>
    [score === null ? null : `${score} %`, faceMatch === null ? null : t('faceMatch', { score: faceMatch })]
      .filter(Boolean)
      .join(' · ') || '-';
  return (
    <table className="desk-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('step')}</th>
          <th scope="col">{t('result')}</th>
          <th scope="col">{t('score')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => {
          const detail = stepDetails.find(({ value }) => value === step.detail)?.title;
          return (
            <tr key={step.step}>
              <th scope="row">{text(checkedSteps.find(({ value }) => value === step.step)!.title)}</th>
              <td>
                <StepTag state={step.state} />
                {detail && <p className="desk-help">{text(detail)}</p>}
              </td>
              <td>
                {scoreOf(step)}
                {step.providerRef && <p className="desk-help">{step.providerRef}</p>}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
