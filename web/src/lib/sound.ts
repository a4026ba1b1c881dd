/** One soft tone, made here: no file to load. */

export function chime(): void {
  const air = new AudioContext()
  const tone = air.createOscillator()
  const gain = air.createGain()
  tone.frequency.value = 523.25
  gain.gain.setValueAtTime(0.0001, air.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.08, air.currentTime + 0.03)
  gain.gain.exponentialRampToValueAtTime(0.0001, air.currentTime + 0.5)
  tone.connect(gain).connect(air.destination)
  tone.start()
  tone.stop(air.currentTime + 0.55)
  tone.onended = () => void air.close()
}
