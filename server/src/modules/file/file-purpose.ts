/** What a file is for: it says which kinds are taken (file.rules.ts) and on what it hangs (file-holders.ts). */
export enum FilePurpose {
  SUBMISSION = 'submission',
}
