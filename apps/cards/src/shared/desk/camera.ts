import { mayUseCameraAt } from '@console/contracts/platform/camera';

/** The browser's own word on whether this document may use the camera; unknown counts as yes, and the camera is asked. */
export function mayUseCamera(): boolean {
  const { featurePolicy } = document as { readonly featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('camera') ?? true;
}

/**
 * Where there can be a camera at all: not on an unprotected line, and only where this document may use it, or one that is
 * loaded at this address.
 */
export const hasCamera = (): boolean =>
  typeof navigator.mediaDevices?.getUserMedia === 'function' && (mayUseCamera() || mayUseCameraAt(location.pathname));

/** A picture of what the camera shows now; null before it shows anything. */
export function pictureOf(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [video.videoWidth, video.videoHeight];
  if (canvas.width === 0) return Promise.resolve(null);
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  return new Promise((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.85);
  });
}
