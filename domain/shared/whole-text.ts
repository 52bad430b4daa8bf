/** Half an emoji, as a cut text ends in, has no place in an address: encoding it throws. A sign stands for it. */
export const wholeText = (text: string): string => text.replace(/\p{Cs}/gu, '\ufffd')
