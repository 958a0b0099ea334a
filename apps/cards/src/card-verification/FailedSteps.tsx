import { checkedSteps } from '@console/contracts/cards/card-verification';
import { useText } from '@console/ui/messages';
import { StatusTag } from '@console/ui/status';

/** The failed steps, each as a chip. */
export function FailedSteps({ steps }: { readonly steps: readonly string[] }) {
  const text = useText();
  if (steps.length === 0) return '-';
  return (
    <span className="verify-chips">
      {checkedSteps
        .filter(({ value }) => steps.includes(value))
        .map(({ value, title }) => (
          <StatusTag key={value} status={value} colour="error">
            {text(title)}
          </StatusTag>
        ))}
    </span>
  );
}
