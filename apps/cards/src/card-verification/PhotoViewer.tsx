import { PhotoViewer as Viewer, useOpenedFile, usePhotoView } from '@console/ui/photo';
import { readPhoto, type PhotoOf } from './photo-file.ts';

/** A photo of the claimed application; no reason is needed. */
export function PhotoViewer({ photo, title }: { readonly photo: PhotoOf; readonly title: string }) {
  const { secureId, attempt, documentType } = photo;
  const address = useOpenedFile(`${secureId} ${attempt} ${documentType}`, () => readPhoto(photo));
  return <Viewer title={title} address={address} view={usePhotoView()} />;
}
