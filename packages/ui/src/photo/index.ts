export { PhotoViewer, type PhotoViewerProps } from './PhotoViewer.tsx';
export { useOpenedFile } from './use-opened-file.ts';
export { usePhotoView, type PhotoView } from './use-photo-view.ts';
