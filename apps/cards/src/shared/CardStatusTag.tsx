import { statusRules, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { StatusTag } from '@console/ui/status';

/**
 * Status of a card, named as in filters; colour: info in transit, success with a holder, error when lost or destroyed
 * (docs/model/cards.md#statuses).
 */
export const CardStatusTag = ({ status }: { readonly status: CardStatus }) => (
  <StatusTag status={status} colour={statusRules[status].colour} />
);
