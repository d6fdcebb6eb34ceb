/** The picture and its words in one bitmap. */
export function bitmapOf(picture: HTMLCanvasElement, words: HTMLCanvasElement): Promise<Blob> {
  const canvas = document.createElement("canvas");
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext("2d")!;
  context.drawImage(picture, 0, 0);
  context.drawImage(words, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the picture could not be encoded")))),
  );
}
