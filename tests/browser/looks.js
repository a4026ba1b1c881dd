async ({ shot, known, block, tile }) => {
  const LEVELS = 8 // colours are kept in steps of this: a picture of a few kilobytes

  async function pixels(url) {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context.drawImage(image, 0, 0)
    return context.getImageData(0, 0, canvas.width, canvas.height)
  }

  function shrunk(large) {
    const wide = Math.floor(large.width / block)
    const high = Math.floor(large.height / block)
    const small = new ImageData(wide, high)
    for (let y = 0; y < high; y++)
      for (let x = 0; x < wide; x++) {
        const sum = [0, 0, 0]
        for (let j = 0; j < block; j++)
          for (let i = 0; i < block; i++) {
            const at = 4 * ((y * block + j) * large.width + x * block + i)
            for (let c = 0; c < 3; c++) sum[c] += large.data[at + c]
          }
        const at = 4 * (y * wide + x)
        for (let c = 0; c < 3; c++) {
          const mean = sum[c] / (block * block)
          small.data[at + c] = Math.min(255, Math.round(mean / LEVELS) * LEVELS)
        }
        small.data[at + 3] = 255
      }
    return small
  }

  function png(image) {
    const canvas = document.createElement('canvas')
    canvas.width = image.width
    canvas.height = image.height
    canvas.getContext('2d').putImageData(image, 0, 0)
    return canvas.toDataURL('image/png')
  }

  function difference(a, b) {
    if (a.width !== b.width || a.height !== b.height) return { mean: 1, worst: 1, at: [0, 0] }
    const across = Math.ceil(a.width / tile)
    const sums = new Map()
    let all = 0
    for (let y = 0; y < a.height; y++)
      for (let x = 0; x < a.width; x++) {
        const at = 4 * (y * a.width + x)
        let off = 0
        for (let c = 0; c < 3; c++) off += Math.abs(a.data[at + c] - b.data[at + c]) / 765
        const key = Math.floor(y / tile) * across + Math.floor(x / tile)
        const [sum, count] = sums.get(key) ?? [0, 0]
        sums.set(key, [sum + off, count + 1])
        all += off
      }
    let worst = 0
    let at = [0, 0]
    for (const [key, [sum, count]] of sums)
      if (count >= (tile * tile) / 2 && sum / count > worst) {
        worst = sum / count
        at = [(key % across) + 0.5, Math.floor(key / across) + 0.5].map((n) => Math.round(n * tile * block))
      }
    return { mean: all / (a.width * a.height), worst, at }
  }

  const small = shrunk(await pixels(shot))
  const found = known ? difference(small, await pixels(known)) : {}
  return { small: png(small), ...found }
}
