/** Texts about people, for the few who look for them. */

import { extend } from '../../lib/text.svelte'
import en from './en.ftl?raw'
import fr from './fr.ftl?raw'

extend('common', { en, fr })
