import { notifications } from '@console/contracts/orders-logs/notification';
import { CreatePage as Create } from '@console/ui/form';
import { MessagePreview } from './MessagePreview.tsx';
import { formSections } from './screens.ts';

/** Creates a draft, with a preview of the message. */
export default function CreatePage() {
  return (
    <Create resource={notifications} sections={formSections}>
      {({ target, title, body, imageFileId }) => (
        <MessagePreview target={target} title={title} body={body} imageFileId={imageFileId} />
      )}
    </Create>
  );
}
