interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Returns a part of a picture as JPEG, so that an upload is small and has nothing of the rest.
 * @param maxWidth in pixels; smaller parts keep their size
 * @throws if the browser cannot decode the file
 */
export async function cropImage(file: File, area: Area, maxWidth: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, maxWidth / area.width);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#fff'; // behind transparent parts
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, canvas.width, canvas.height);
  picture.close();
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', 0.9);
  });
  if (!blob) throw new Error('The browser encoded no picture.');
  return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
