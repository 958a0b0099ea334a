import { ChoiceInput, type InputProps } from '@console/ui/form';

/** A choice that offers part of the contract's values, besides the one that the record has. */
const choiceOf = (...offered: readonly string[]) =>
  function LimitedChoice(props: InputProps) {
    const options = (props.field.options ?? []).filter(({ value }) => offered.includes(value) || value === props.value);
    return <ChoiceInput {...props} field={{ ...props.field, options }} />;
  };

/** Promos and product groups are offered as targets once their modules keep records. */
export const ActionTypeInput = choiceOf('NONE', 'URL', 'PAGE');
/** Membership groups are offered once their module keeps records. */
export const AudienceInput = choiceOf('ALL', 'MEMBER', 'NON_MEMBER', 'BRANCH');
