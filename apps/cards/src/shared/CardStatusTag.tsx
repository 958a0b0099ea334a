import { statusRules, type CardStatus } from '@console/contracts/cards/lifecycle/statuses';
import { StatusTag } from '@console/ui/status';

/** Status of a card, spelled as filters spell it: info on its way, success with a holder, error when lost or dead (cards model, section 1.2). */
export const CardStatusTag = ({ status }: { readonly status: CardStatus }) => (
  <StatusTag status={status} colour={statusRules[status].colour} />
);
