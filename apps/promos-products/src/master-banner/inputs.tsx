import { ChoiceInput, type InputProps } from '@console/ui/form';

/** A select with some of the contract's values, plus the record's current one. */
const choiceOf = (...offered: readonly string[]) =>
  function LimitedChoice(props: InputProps) {
    const options = (props.field.options ?? []).filter(({ value }) => offered.includes(value) || value === props.value);
    return <ChoiceInput {...props} field={{ ...props.field, options }} />;
  };

/** Membership groups become an audience once their module exists. */
export const AudienceInput = choiceOf('ALL', 'MEMBER', 'NON_MEMBER', 'BRANCH');
