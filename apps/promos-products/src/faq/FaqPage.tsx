import { DocumentPage } from '../content/DocumentPage.tsx';
import { FaqEditor } from './FaqEditor.tsx';
import { faqPage } from './page.ts';

/** Edits and publishes the questions and answers of the public site and apps. */
export default function FaqPage() {
  return <DocumentPage page={faqPage} editor={FaqEditor} />;
}
