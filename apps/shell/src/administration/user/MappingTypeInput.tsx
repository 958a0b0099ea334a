import { useInFlagGroup } from '@console/auth';
import { ChoiceInput, type InputProps } from '@console/ui/form';

/** The mapping types the user may assign: only admins assign the whole country. */
export function MappingTypeInput(props: InputProps) {
  const { field, value } = props;
  const isAdmin = useInFlagGroup('admin');
  const options = (field.options ?? []).filter(
    (option) => isAdmin || option.value !== 'NATIONAL' || value === 'NATIONAL',
  );
  return <ChoiceInput {...props} field={{ ...field, options }} />;
}
