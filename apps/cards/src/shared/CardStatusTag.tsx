import { statusRules, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { StatusTag } from '@console/ui/status';

/**
 * Status of a card, spelled as filters spell it: info on its way, success with a holder, error when lost or dead
 * (docs/model/cards.md#statuses).
 */
export const CardStatusTag = ({ status }: { readonly status: CardStatus }) => (
  <StatusTag status={status} colour={statusRules[status].colour} />
);
