import { notifications } from '@console/contracts/orders-logs/notification';
import { CreatePage as Create } from '@console/ui/form';
import { MessagePreview } from './MessagePreview.tsx';
import { formSections } from './screens.ts';

/** A new draft, with the message as it will be read. */
export default function CreatePage() {
  return (
    <Create resource={notifications} sections={formSections}>
      {({ target, title, body, imageFileId }) => (
        <MessagePreview target={target} title={title} body={body} imageFileId={imageFileId} />
      )}
    </Create>
  );
}
