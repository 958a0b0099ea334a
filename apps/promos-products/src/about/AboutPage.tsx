import { DocumentPage } from '../content/DocumentPage.tsx';
import { AboutEditor } from './AboutEditor.tsx';
import { aboutPage } from './page.ts';

/** Edits and publishes the About text, the contact block and the legal texts. */
export default function AboutPage() {
  return <DocumentPage page={aboutPage} editor={AboutEditor} />;
}
