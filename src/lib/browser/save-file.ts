/** Downloads a file with this name. */
export function saveFile(name: string, text: string, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const anchor = document.createElement('a');
  anchor.href = url;
  anchor.download = name;
  anchor.click();
  // The download has read the blob by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
