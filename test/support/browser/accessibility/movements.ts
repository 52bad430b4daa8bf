/** Runs on the page: what moves longer than an eye sees, although less motion was asked for. */
export const movements = (): readonly string[] =>
  document
    .getAnimations()
    .filter((animation) => Number(animation.effect?.getComputedTiming().duration) > 1)
    .flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect)) return []
      const isMoving = effect
        .getKeyframes()
        .some((frame) => 'transform' in frame || 'translate' in frame || 'scale' in frame)
      return isMoving ? [String(effect.target?.outerHTML.slice(0, 160))] : []
    })
